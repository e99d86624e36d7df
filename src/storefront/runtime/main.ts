import { fillFromAddress } from '#content/forms/client.ts'
import { defineShopIsland } from '#islands/element.ts'
import { wakeAccount } from './account/wake.ts'
import { watchAdding } from './cart/adding.ts'
import { followCart } from './cart/fragments.ts'
import { watchMenuCart } from './cart/menu-cart.ts'
import { watchRemoving } from './cart/removing.ts'
import { wakeConsent } from './consent/wake.ts'
import { wakeCartPage } from './cart-page/wake.ts'
import { wakeCheckout } from './checkout/wake.ts'
import { wakeComingSoon } from './coming-soon/wake.ts'
import { wakeLazyMedia } from './lazy-media/wake.ts'
import { wakeLightbox } from './lightbox/wake.ts'
import { wakeMenus } from './menus/wake.ts'
import { wakePopups } from './popups/wake.ts'
import { prefetchLinks } from './prefetch.ts'
import { wakeProduct } from './product/wake.ts'
import { keepQuantities } from './quantity.ts'
import { wakeSearch } from './search/wake.ts'
import { wakeTemplate } from './template/wake.ts'
import { showNotices } from './notices.ts'
import { watchPasswords } from './passwords.ts'
import { watchSorting } from './sorting.ts'
import { watchStoreNotice } from './store-notice.ts'

wakeConsent()
defineShopIsland()
fillFromAddress()
prefetchLinks()
keepQuantities()
watchAdding()
watchRemoving()
watchMenuCart()
followCart()
wakePopups()
wakeCartPage()
wakeMenus()
wakeProduct()
wakeLightbox()
wakeLazyMedia()
wakeComingSoon()
wakeCheckout()
wakeAccount()
wakeSearch()
wakeTemplate()
watchSorting()
watchPasswords()
watchStoreNotice()
showNotices()

import { fillFromAddress } from '#content/forms/client.ts'
import { defineShopIsland } from '#islands/element.ts'
import { watchAdding } from './cart/adding.ts'
import { followCart } from './cart/fragments.ts'
import { watchMenuCart } from './cart/menu-cart.ts'
import { watchRemoving } from './cart/removing.ts'
import { wakePopups } from './popups/wake.ts'
import { prefetchLinks } from './prefetch.ts'
import { keepQuantities } from './quantity.ts'
import { showNotices } from './notices.ts'
import { watchPasswords } from './passwords.ts'
import { watchSorting } from './sorting.ts'
import { watchStoreNotice } from './store-notice.ts'

defineShopIsland()
fillFromAddress()
prefetchLinks()
keepQuantities()
watchAdding()
watchRemoving()
watchMenuCart()
followCart()
wakePopups()
watchSorting()
watchPasswords()
watchStoreNotice()
showNotices()

import { defineShopIsland } from '#islands/element.ts'
import { inTasks } from '#islands/when-idle.ts'
import { watchAdding } from './cart/adding.ts'
import { followCart } from './cart/fragments.ts'
import { wakeMenuCart } from './cart/menu-cart-wake.ts'
import { watchLines } from './cart/mini-cart-lines.ts'
import { wakeConsent } from './consent/wake.ts'
import { wakeFreight } from './cart-page/wake.ts'
import { watchImages } from './lazy-media/images.ts'
import { watchColors } from './listing/wake.ts'
import { wakeLightbox } from './lightbox/wake.ts'
import { wakePopups } from './popups/wake.ts'
import { prefetchLinks } from './prefetch.ts'
import { wakeSearch } from './search/wake.ts'
import { bringNotices } from './waiting-notices.ts'
import { watchSharing } from './sharing.ts'
import { watchSorting } from './sorting.ts'
import { watchValidation } from './validation.ts'
import { watchStoreNotice } from './store-notice.ts'
import { wakeParts } from './wake-parts.ts'

watchImages()
// These only listen: a press that comes at once is heard.
watchAdding()
watchLines()
wakeMenuCart()
watchColors()
wakeLightbox()
watchSharing()
watchSorting()
watchValidation()
prefetchLinks()
wakeConsent()
defineShopIsland()
wakePopups()
wakeParts()
wakeFreight()
wakeSearch()
bringNotices()
// These read cookies and the browser's memory, or change the page: all in one task, they would keep a phone from answering.
inTasks([followCart, watchStoreNotice])

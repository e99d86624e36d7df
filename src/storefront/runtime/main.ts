import { defineShopIsland } from '#islands/element.ts'
import { prefetchLinks } from './prefetch.ts'

defineShopIsland()
prefetchLinks()

import { defineShopIsland } from '#islands/element.ts'
import { watchSharing } from '#storefront/runtime/sharing.ts'
import { fadeFragments, replaceFragments } from '#islands/fragments.ts'

// The parts of the page runtime that islands need, and nothing else of it; fragments within a test's reach.
defineShopIsland()
watchSharing()
Object.assign(globalThis, { fadeFragments, replaceFragments })

import { defineShopIsland } from '#islands/element.ts'
import { fadeFragments, replaceFragments } from '#islands/fragments.ts'

// The part of the page runtime that islands need, and nothing else of it; fragments within a test's reach.
defineShopIsland()
Object.assign(globalThis, { fadeFragments, replaceFragments })

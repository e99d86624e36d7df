import { defineIsland } from '#islands/define-island.ts'
import { CarouselControls } from '#ui/carousel/controls.tsx'

export default defineIsland('slides', 'visible', CarouselControls)

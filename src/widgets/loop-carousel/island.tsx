import { defineIsland } from '#islands/define-island.ts'
import { CarouselControls } from '#ui/carousel/controls.tsx'

export default defineIsland('loop-carousel', 'visible', CarouselControls)

import { defineIsland } from '#islands/define-island.ts'
import { CarouselControls } from '#ui/carousel/controls.tsx'

export default defineIsland('image-carousel', 'visible', CarouselControls)

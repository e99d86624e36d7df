import { defineIsland } from '#islands/define-island.ts'
import { FacebookPlugin } from '#ui/facebook/plugin.tsx'

export default defineIsland('facebook-page', 'visible', FacebookPlugin)

import { defineIsland } from '#islands/define-island.ts'
import { Player } from '#ui/player/player.tsx'

export default defineIsland('video', 'interaction', Player)

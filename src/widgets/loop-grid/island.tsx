import { defineIsland } from '#islands/define-island.ts'
import { ListIsland } from '../posts/list-behaviour.tsx'

export default defineIsland('loop-grid', 'visible', ListIsland)

import { defineIsland } from '#islands/define-island.ts'
import { ListIsland } from './list-behaviour.tsx'

export default defineIsland('posts', 'visible', ListIsland)

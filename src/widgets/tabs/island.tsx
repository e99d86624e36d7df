import { defineIsland } from '#islands/define-island.ts'
import { TabList } from './tab-list.tsx'

export default defineIsland('tabs', 'interaction', TabList)

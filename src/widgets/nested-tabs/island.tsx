import { defineIsland } from '#islands/define-island.ts'
import { TabList } from '../tabs/tab-list.tsx'

export default defineIsland('nested-tabs', 'interaction', TabList)

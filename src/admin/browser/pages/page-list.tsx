import { WritingList } from '../writing/writing-list.tsx'

export const PageList = () => <WritingList kind="pages" />

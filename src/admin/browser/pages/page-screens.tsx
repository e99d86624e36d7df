import { WritingCreate } from '../writing/writing-create.tsx'
import { WritingEdit } from '../writing/writing-edit.tsx'
import { WritingList } from '../writing/writing-list.tsx'

export const PageList = () => <WritingList kind="pages" />
export const PageEdit = () => <WritingEdit kind="pages" />
export const PageCreate = () => <WritingCreate kind="pages" />

import { WritingEdit } from '../writing/writing-edit.tsx'

export const PageEdit = () => <WritingEdit kind="pages" />

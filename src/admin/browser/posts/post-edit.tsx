import { WritingEdit } from '../writing/writing-edit.tsx'

export const PostEdit = () => <WritingEdit kind="posts" />

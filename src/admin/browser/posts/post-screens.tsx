import { WritingCreate } from '../writing/writing-create.tsx'
import { WritingEdit } from '../writing/writing-edit.tsx'
import { WritingList } from '../writing/writing-list.tsx'

export const PostList = () => <WritingList kind="posts" />
export const PostEdit = () => <WritingEdit kind="posts" />
export const PostCreate = () => <WritingCreate kind="posts" />

import { WritingCreate } from '../writing/writing-create.tsx'

export const PostCreate = () => <WritingCreate kind="posts" />

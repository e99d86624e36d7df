import { WritingList } from '../writing/writing-list.tsx'

export const PostList = () => <WritingList kind="posts" />

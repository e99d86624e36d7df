import { WritingCreate } from '../writing/writing-create.tsx'

export const PageCreate = () => <WritingCreate kind="pages" />

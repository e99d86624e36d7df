import { DocumentCreate } from '../documents/document-create.tsx'
import { type Kind, KINDS } from './writing-labels.ts'

const draft = ({ title }: { title: string }) => ({ title, status: 'draft', document: [] })

export function WritingCreate({ kind }: { kind: Kind }) {
  const { fresh, one } = KINDS[kind]
  const help = `Você pode mudá-lo depois. O endereço (${one === 'post' ? '/blog/…' : '/…'}) nasce dele.`
  return <DocumentCreate heading={fresh} nameLabel="Título" help={help} fresh={draft} />
}

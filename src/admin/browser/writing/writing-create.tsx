import { SelectInput } from 'react-admin'
import { DocumentCreate } from '../documents/document-create.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { type Kind, KINDS } from './writing-labels.ts'

type PageTemplate = { id: string; title: string; document: unknown[] }
type Input = { title: string; template?: string }

export function WritingCreate({ kind }: { kind: Kind }) {
  const { fresh, one } = KINDS[kind]
  const help = `Você pode mudá-lo depois. O endereço (${one === 'post' ? '/blog/…' : '/…'}) nasce dele.`
  const { data: templates = [] } = useAnswer<PageTemplate[]>('/vitrine/v1/page-templates')
  const draft = ({ title, template }: Input) => ({
    title,
    status: 'draft',
    document: templates.find(({ id }) => id === template)?.document ?? [],
  })
  return (
    <DocumentCreate heading={fresh} nameLabel="Título" help={help} fresh={draft}>
      {templates.length > 0 && (
        <SelectInput
          source="template"
          label="Começar com"
          choices={templates.map(({ id, title }) => ({ id, name: title }))}
          emptyText="Em branco"
          helperText="Um modelo que uma extensão traz; tudo nele pode ser mudado."
        />
      )}
    </DocumentCreate>
  )
}

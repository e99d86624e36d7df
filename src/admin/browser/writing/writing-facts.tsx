import { BooleanInput, TextInput } from 'react-admin'
import { PictureChoice } from '../media/picture-choice.tsx'
import { Panel, TwoColumns } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'
import { SearchPreview } from './search-preview.tsx'
import { TermsInput } from './terms-input.tsx'
import { addressOf } from './writing-labels.ts'
import type { WritingRecord } from '#api/wp/content-item.ts'

const minutes = (value: string | null) => value?.slice(0, 16) ?? ''
const moment = (typed: string) => (typed ? `${typed}:00` : null)

/** What is told of a page or a post: its name, its address, when it is out, and how it looks where it is found. */
export function FactsPanel({ record }: { record: WritingRecord }) {
  const isPost = record.type === 'post'
  return (
    <TwoColumns
      main={
        <>
          <Panel title="Título e endereço">
            <TextInput source="title.raw" label="Título" helperText={false} />
            <TextInput
              source="slug"
              label="Endereço"
              helperText={
                record.status === 'publish'
                  ? `Hoje: ${addressOf(record.link)}. Se você mudar, o endereço antigo leva ao novo.`
                  : 'Só letras minúsculas, números e hifens; vazio, nasce do título.'
              }
            />
            <TextInput
              source="excerpt.raw"
              label="Resumo"
              multiline
              minRows={2}
              helperText="Uma ou duas frases: aparecem nas buscas, nas redes e nas listas."
            />
          </Panel>
          <SearchPreview link={record.link} />
          <Panel title="CSS desta página">
            <TextInput
              source="meta._elementor_page_settings.custom_css"
              label="CSS próprio"
              multiline
              minRows={4}
              parse={(typed: string) => typed}
              slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
              helperText="Vale só nesta página; a palavra «selector» é a página. O que estiver errado é dito ao salvar."
            />
          </Panel>
        </>
      }
      aside={
        <>
          <Panel title="Publicação">
            <TextInput
              source="date"
              label="Data e hora"
              type="datetime-local"
              format={minutes}
              parse={moment}
              slotProps={{ inputLabel: { shrink: true } }}
              helperText="No futuro, fica agendado e sai sozinho nessa hora."
            />
            {isPost && (
              <BooleanInput
                source="comment_status"
                label="Aceita comentários"
                format={(value: string) => value === 'open'}
                parse={(value: boolean) => (value ? 'open' : 'closed')}
                helperText={false}
              />
            )}
          </Panel>
          {isPost && (
            <Panel title="Onde aparece">
              <TermsInput source="categories" resource="post_categories" label="Categorias do blog" />
              <TermsInput source="tags" resource="post_tags" label="Etiquetas do blog" />
            </Panel>
          )}
          <Panel title="Imagem">
            <FeaturedPicture />
          </Panel>
        </>
      }
    />
  )
}

function FeaturedPicture() {
  const [id, setId] = useField('featured_media', 0)
  return (
    <PictureChoice
      label="Imagem destacada"
      id={id}
      onChange={setId}
      helperText="Aparece nas listas e quando alguém compartilha o endereço."
    />
  )
}

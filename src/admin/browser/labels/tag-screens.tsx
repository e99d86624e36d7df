import {
  Create,
  CreateButton,
  DataTable,
  DeleteButton,
  Edit,
  maxLength,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
} from 'react-admin'
import { decodeEntities } from '#kit/entities.ts'
import { count } from '#kit/pt-br.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { TagRules } from './rules/tag-rules.tsx'
import { SaveButton } from '../shared/save-button.tsx'

type TagRecord = { id: number; name: string; slug: string; count: number }
const Column = DataTable.Col<TagRecord>

/** Words that products share beyond their categories. */
export const TagList = () => (
  <RecordList<TagRecord>
    title="Etiquetas"
    filters={[<SearchInput key="q" source="q" alwaysOn placeholder="Nome" />]}
    actions={
      <TopToolbar>
        <CreateButton label="Nova etiqueta" />
      </TopToolbar>
    }
    sort={{ field: 'name', order: 'ASC' }}
  >
    <RecordTable<TagRecord> rowClick="edit" bulkActionButtons={false} empty={<NoTags />}>
      <Column source="name" label="Etiqueta" render={(tag) => <RowLink to={`/tags/${tag.id}`}>{tag.name}</RowLink>} />
      <Column source="count" label="Produtos" render={(tag) => count(tag.count, 'produto', 'produtos')} />
    </RecordTable>
  </RecordList>
)

const NoTags = () => (
  <EmptyList create="Criar a primeira etiqueta">
    Nenhuma etiqueta ainda. Elas juntam produtos de categorias diferentes, como “presente” ou “feito à mão”.
  </EmptyList>
)

const Fields = () => (
  <>
    <TextInput source="name" label="Nome" validate={[required(), maxLength(200)]} helperText={false} />
    <TextInput
      source="slug"
      label="Endereço na loja"
      helperText="A última parte do endereço. Vazio, vem do nome. Se você mudar, o antigo leva ao novo."
    />
    <TextInput
      source="description"
      label="Descrição"
      multiline
      minRows={2}
      helperText="Aparece no alto da página da etiqueta."
      format={(html?: string | null) => decodeEntities(html ?? '')}
    />
  </>
)

export const TagEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list">
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <SaveButton label="Salvar" />
          <DeleteButton
            label="Excluir"
            mutationMode="pessimistic"
            confirmTitle="Excluir esta etiqueta?"
            confirmContent="Os produtos continuam na loja, sem ela."
          />
        </Toolbar>
      }
    >
      <Fields />
      <TagRules />
    </SimpleForm>
  </Edit>
)

export const TagCreate = () => (
  <Create redirect="list" title="Nova etiqueta">
    <SimpleForm
      sanitizeEmptyValues
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton label="Salvar" alwaysEnable />
        </Toolbar>
      }
    >
      <Fields />
    </SimpleForm>
  </Create>
)

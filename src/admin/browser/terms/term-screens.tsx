import { type Theme, useMediaQuery } from '@mui/material'
import {
  BulkDeleteButton,
  CreateBase,
  CreateButton,
  DataTable,
  DeleteButton,
  EditBase,
  Form,
  maxLength,
  required,
  SearchInput,
  SelectInput,
  TextInput,
  Title,
  TopToolbar,
  useGetList,
  useRecordContext,
} from 'react-admin'
import { count } from '#kit/pt-br.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { Panel, SaveBar } from '../shared/panel.tsx'
import { PhoneList } from '../shared/phone-list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { SaveButton } from '../shared/save-button.tsx'
import { mothersFor } from './mothers.ts'

type Term = { id: number; parent?: number; name: string; slug: string; description: string; count: number }
type Kind = 'post_categories' | 'post_tags'
const Column = DataTable.Col<Term>

const WORDS = {
  post_categories: {
    many: 'Categorias do blog',
    fresh: 'Nova categoria',
    none: 'Nenhuma categoria ainda. Com duas ou três, quem lê acha o que procura.',
  },
  post_tags: {
    many: 'Etiquetas do blog',
    fresh: 'Nova etiqueta',
    none: 'Nenhuma etiqueta ainda. Elas juntam posts de categorias diferentes, como “presente” ou “feito à mão”.',
  },
}
const FILTERS = [<SearchInput key="q" source="q" alwaysOn placeholder="Nome" />]

export const CategoryList = () => <TermList kind="post_categories" />
export const CategoryEdit = () => <TermEdit kind="post_categories" />
export const CategoryCreate = () => <TermCreate kind="post_categories" />
export const TagList = () => <TermList kind="post_tags" />
export const TagEdit = () => <TermEdit kind="post_tags" />
export const TagCreate = () => <TermCreate kind="post_tags" />

function TermList({ kind }: { kind: Kind }) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const { many, fresh, none } = WORDS[kind]
  const empty = <EmptyList create={`Criar a primeira ${kind === 'post_tags' ? 'etiqueta' : 'categoria'}`}>{none}</EmptyList>
  return (
    <RecordList<Term>
      title={many}
      filters={FILTERS}
      actions={
        <TopToolbar>
          <CreateButton label={fresh} />
        </TopToolbar>
      }
      sort={{ field: 'name', order: 'ASC' }}
    >
      {isSmall ? (
        <PhoneList<Term>
          nameOf={({ name }) => name}
          detailOf={(term) => count(term.count, 'post', 'posts')}
          addressOf={({ id }) => `/${kind}/${id}`}
          actions={<BulkDeleteButton mutationMode="pessimistic" />}
          empty={empty}
        />
      ) : (
        <RecordTable<Term> rowClick="edit" bulkActionButtons={<BulkDeleteButton mutationMode="pessimistic" />} empty={empty}>
          <Column source="name" label="Nome" render={(term) => <RowLink to={`/${kind}/${term.id}`}>{term.name}</RowLink>} />
          <Column label="Endereço" disableSort render={({ slug }) => slug} />
          <Column label="Descrição" disableSort render={({ description }) => description} />
          <Column source="count" label="Posts" render={(term) => term.count} />
        </RecordTable>
      )}
    </RecordList>
  )
}

const TermCreate = ({ kind }: { kind: Kind }) => (
  <CreateBase redirect="list">
    <Title title={WORDS[kind].fresh} />
    <Form warnWhenUnsavedChanges>
      <Fields kind={kind} />
      <SaveBar>
        <SaveButton label="Criar" alwaysEnable />
      </SaveBar>
    </Form>
  </CreateBase>
)

const TermEdit = ({ kind }: { kind: Kind }) => (
  <EditBase mutationMode="pessimistic" redirect="list">
    <Name />
    <Form warnWhenUnsavedChanges>
      <Fields kind={kind} />
      <SaveBar>
        <SaveButton label="Salvar" />
        <DeleteButton mutationMode="pessimistic" confirmContent="Os posts continuam; só deixam de estar aqui." />
      </SaveBar>
    </Form>
  </EditBase>
)

const Name = () => <Title title={useRecordContext<Term>()?.name ?? ''} />

const Fields = ({ kind }: { kind: Kind }) => (
  <Panel title="Nome e endereço">
    <TextInput source="name" label="Nome" validate={[required(), maxLength(200)]} helperText={false} />
    <TextInput source="slug" label="Endereço" helperText="Vazio, nasce do nome." />
    <TextInput source="description" label="Descrição" multiline minRows={2} helperText="Aparece no alto da lista de posts." />
    {kind === 'post_categories' && <MotherInput />}
  </Panel>
)

function MotherInput() {
  const record = useRecordContext<Term>()
  const { data = [] } = useGetList<Term>('post_categories', {
    pagination: { page: 1, perPage: 1_000 },
    sort: { field: 'name', order: 'ASC' },
  })
  return (
    <SelectInput
      source="parent"
      label="Dentro de"
      choices={mothersFor(data, record?.id)}
      emptyValue={0}
      emptyText="Nenhuma"
      format={(value: number | undefined) => value ?? 0}
      helperText={false}
    />
  )
}

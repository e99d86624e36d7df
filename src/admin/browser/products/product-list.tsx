import { Button, Typography, useMediaQuery, type Theme } from '@mui/material'
import {
  BooleanInput,
  CreateButton,
  DataTable,
  FilterButton,
  SearchInput,
  SelectInput,
  TopToolbar,
  useGetList,
} from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { EmptyList, RecordList } from '../shared/list.tsx'
import { RecordTable, RowLink } from '../shared/table.tsx'
import { useMay } from '../shared/use-may.ts'
import { InlinePrice, InlineStock } from './inline-offer.tsx'
import { BulkEditPlace } from './bulk-edit-dialog.tsx'
import { ProductCards } from './product-cards.tsx'
import { STATUS_CHOICES, STOCK_CHOICES } from './product-labels.ts'
import { BulkActions, ProductStatus, Thumbnail } from './product-parts.tsx'

const Column = DataTable.Col<ProductRecord>

function CategoryFilter(props: { source?: string; label?: string }) {
  const { data = [] } = useGetList('categories', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  })
  return <SelectInput source="category" {...props} choices={data} />
}

const FILTERS = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Nome ou SKU" />,
  <SelectInput
    key="status"
    source="status"
    label="Situação"
    choices={[...STATUS_CHOICES, { id: 'trash', name: 'Na lixeira' }]}
  />,
  <CategoryFilter key="category" source="category" label="Categoria" />,
  <SelectInput key="stock" source="stock_status" label="Estoque" choices={STOCK_CHOICES} />,
  // Off asks for nothing: false would ask for those that are not running out.
  <BooleanInput key="low" source="vitrine_low_stock" label="Acabando" defaultValue="" parse={(isOn: boolean) => isOn || ''} />,
]

/** Everything on sale and in the making, with the two numbers that change every day. */
export function ProductList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'))
  const mayChangeAll = useMay('POST', '/vitrine/v1/products/bulk')
  return (
    <RecordList<ProductRecord>
      title="Produtos"
      filters={FILTERS}
      actions={
        <TopToolbar>
          <FilterButton />
          {mayChangeAll && (
            <>
              <Button component={RouteLink} to="/importar" size="small">
                Importar
              </Button>
              <Button component={RouteLink} to="/exportar" size="small">
                Exportar
              </Button>
            </>
          )}
          <CreateButton label="Novo produto" />
        </TopToolbar>
      }
      sort={{ field: 'date_created', order: 'DESC' }}
    >
      <BulkEditPlace>
        {isSmall ? (
          <ProductCards empty={<NoProducts />} />
        ) : (
          <RecordTable<ProductRecord> rowClick="edit" bulkActionButtons={mayChangeAll && <BulkActions />} empty={<NoProducts />}>
            <Column label="Imagem" disableSort render={(product) => <Thumbnail product={product} />} />
            <Column
              source="name"
              label="Produto"
              render={(product) => (
                <>
                  <RowLink to={`/products/${product.id}`}>{product.name}</RowLink>
                  <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                    {product.sku || 'sem SKU'}
                    {product.type === 'variable' && ` · ${product.variations.length} variações`}
                  </Typography>
                </>
              )}
            />
            <Column label="Situação" disableSort render={(product) => <ProductStatus product={product} />} />
            <Column source="price" label="Preço" render={(product) => <InlinePrice product={product} />} />
            <Column label="Estoque" disableSort render={(product) => <InlineStock product={product} />} />
            <Column label="Categorias" disableSort render={({ categories }) => categories.map(({ name }) => name).join(', ')} />
          </RecordTable>
        )}
      </BulkEditPlace>
    </RecordList>
  )
}

const NoProducts = () => (
  <EmptyList create="Criar o primeiro produto">
    Nenhum produto ainda. Crie o primeiro, ou traga todos de uma planilha em “Importar”.
  </EmptyList>
)

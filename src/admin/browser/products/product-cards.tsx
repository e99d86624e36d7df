import { Box, Checkbox, Link } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { ChosenBar } from '../shared/phone-list.tsx'
import { InlinePrice, InlineStock } from './inline-offer.tsx'
import { BulkActions, ProductStatus, Thumbnail } from './product-parts.tsx'
import { ListSkeleton } from '../shared/list-skeleton.tsx'

/** The same list on a telephone: a card each, with price and stock under the thumb. */
export function ProductCards({ empty }: { empty: ReactNode }) {
  const { data = [], isPending, selectedIds, onToggleItem } = useListContext<ProductRecord>()
  if (isPending) return <ListSkeleton />
  if (data.length === 0) return empty
  return (
    <>
      <ChosenBar label="Produtos selecionados" one="produto selecionado" many="produtos selecionados">
        <BulkActions />
      </ChosenBar>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((product) => (
          <Box
            component="li"
            key={product.id}
            sx={{ display: 'flex', gap: 1.5, p: 1.5, borderBottom: 1, borderColor: 'divider', alignItems: 'start' }}
          >
            <Checkbox
              checked={selectedIds.includes(product.id)}
              onChange={() => onToggleItem(product.id)}
              slotProps={{ input: { 'aria-label': `Selecionar ${product.name}` } }}
              sx={{ p: 0.5 }}
            />
            <Thumbnail product={product} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Link component={RouteLink} to={`/products/${product.id}`} sx={{ fontWeight: 600 }}>
                {product.name}
              </Link>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
                <InlinePrice product={product} />
                <InlineStock product={product} />
                <ProductStatus product={product} />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}

import { Avatar, Box, Chip, Typography } from '@mui/material'
import { BulkDeleteButton } from 'react-admin'
import type { ProductRecord } from '#api/wc/product-shape.ts'
import { BulkEditButton } from './bulk-edit-dialog.tsx'
import { BulkStatusButton } from './bulk-edit.tsx'
import { missingOffer, productStatus } from './product-labels.ts'

export const BulkActions = () => (
  <>
    <BulkEditButton />
    <BulkStatusButton label="Publicar" status="publish" />
    <BulkStatusButton label="Esconder" status="draft" />
    <BulkDeleteButton label="Mover para a lixeira" mutationMode="undoable" />
  </>
)

export const Thumbnail = ({ product }: { product: ProductRecord }) => (
  <Avatar variant="rounded" src={product.images[0]?.thumbnail} alt="" sx={{ inlineSize: 48, blockSize: 48 }}>
    {product.name.charAt(0)}
  </Avatar>
)

export function ProductStatus({ product }: { product: ProductRecord }) {
  const missing = product.status === 'publish' ? missingOffer(product) : undefined
  return (
    <Box sx={{ display: 'inline-block' }}>
      <Chip
        size="small"
        variant="outlined"
        color={missing ? 'warning' : product.status === 'publish' ? 'success' : 'default'}
        label={productStatus(product.status)}
      />
      {missing && (
        <Typography variant="caption" color="warning" sx={{ display: 'block' }}>
          Ainda não aparece na loja: {missing}
        </Typography>
      )}
    </Box>
  )
}

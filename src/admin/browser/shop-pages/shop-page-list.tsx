import { Box, Button, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link as RouteLink } from 'react-router-dom'
import { Panel } from '../shared/panel.tsx'
import { useAnswer } from '../shared/use-api.ts'
import type { ShopPageRecord } from '#api/vitrine/shop-page-routes.ts'
import { PURPOSES, shownText } from './shop-page-labels.ts'

/** The three pages between choosing and having bought. */
export function ShopPageList() {
  const { data: pages = [] } = useAnswer<ShopPageRecord[]>('/vitrine/v1/shop-pages')
  return (
    <Box sx={{ display: 'grid', gap: 2, my: 2 }}>
      <Title title="Páginas da compra" />
      <Typography color="textSecondary">
        Elas já funcionam como vêm. Mude o que está em volta quando quiser: um aviso sobre prazos, as suas trocas e devoluções, um
        agradecimento.
      </Typography>
      {pages.map((page) => (
        <Panel
          key={page.id}
          title={page.title.raw}
          action={
            <Button
              component={RouteLink}
              to={`/shop_pages/${page.id}`}
              variant="outlined"
              aria-label={`Desenhar: ${page.title.raw}`}
            >
              Desenhar
            </Button>
          }
        >
          <Typography>{PURPOSES[page.id]}</Typography>
          <Typography variant="body2" color="textSecondary">
            {shownText(page)}
          </Typography>
        </Panel>
      ))}
    </Box>
  )
}

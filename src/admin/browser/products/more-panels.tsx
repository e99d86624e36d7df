import { Box, Link, Typography } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { Link as RouteLink } from 'react-router-dom'
import { slugOf } from '#kit/pt-br.ts'
import { Panel } from '../shared/panel.tsx'
import { SearchLook } from '../shared/search-look.tsx'
import { searchAddress, titleWithShop, wordsOfMarkup } from '../shared/search-words.ts'
import { shopName } from '../shared/shop-name.ts'
import { SearchWordsInputs } from '../shared/search-words-inputs.tsx'
import { useAnswer } from '../shared/use-api.ts'
import { ListSkeleton } from '../shared/list-skeleton.tsx'
import { momentText } from '../shared/words.ts'
import { ProductsInput } from './products-input.tsx'
import { moveText, type StockMove } from './stock-labels.ts'

const WORDS = ['name', 'slug', 'short_description', 'description', 'seo_title', 'seo_description'] as const

/** How a search engine will show the product. */
export const SearchPreview = () => (
  <Panel title="Na busca do Google">
    <Found />
    <Box sx={{ mt: 2 }}>
      <SearchWordsInputs instead={{ title: 'o nome do produto e o da loja', description: 'o resumo do produto' }} />
    </Box>
  </Panel>
)

function Found() {
  const written = useWatch({ name: WORDS }) as (string | null | undefined)[] // as the record has them
  const [name, slug, summary, description, seo_title, seo_description] = written
  const words = seo_description || wordsOfMarkup(summary || description || '')
  return (
    <SearchLook
      address={searchAddress(location.host, 'produto', slug || slugOf(name ?? '') || 'nome-do-produto')}
      title={seo_title || titleWithShop(name || 'Nome do produto', shopName())}
      description={words || 'O resumo do produto aparece aqui. Diga em uma ou duas frases o que ele é e para quem.'}
    />
  )
}

/** Products that stand beside this one: better ones on its page, fitting ones in the cart. */
export const LinksPanel = () => (
  <Panel title="Produtos ao lado">
    <ProductsInput source="upsell_ids" label="Você também pode gostar" help="Mostrados na página deste produto." />
    <ProductsInput source="cross_sell_ids" label="Combina com" help="Oferecidos no carrinho." />
  </Panel>
)

/** Every unit that came or went. */
export function StockPanel({ productId }: { productId: number }) {
  const { data: moves, isPending } = useAnswer<StockMove[]>(`/vitrine/v1/products/${productId}/stock-moves?per_page=20`)
  return (
    <Panel title="Movimentos do estoque">
      {isPending && <ListSkeleton rows={2} />}
      {moves?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          Nenhuma unidade entrou ou saiu ainda. Cada mudança de estoque aparece aqui, com o motivo.
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {moves?.map((move) => (
          <Typography key={move.id} component="li" variant="body2">
            {momentText(`${move.date_created_gmt}Z`)} · {moveText(move)}
            {move.order_id !== null && (
              <>
                {' · '}
                <Link component={RouteLink} to={`/orders/${move.order_id}/show`}>
                  pedido
                </Link>
              </>
            )}
          </Typography>
        ))}
      </Box>
    </Panel>
  )
}

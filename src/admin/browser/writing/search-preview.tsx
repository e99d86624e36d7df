import { Box, Typography } from '@mui/material'
import { SHOWN_SEO } from '#kit/seo-words.ts'
import { Panel } from '../shared/panel.tsx'
import { SearchLook } from '../shared/search-look.tsx'
import { titleWithShop } from '../shared/search-words.ts'
import { shopName } from '../shared/shop-name.ts'
import { SearchWordsInputs } from '../shared/search-words-inputs.tsx'
import { useField } from '../shared/use-field.ts'

/** How it would look where people search, with what can be better said. */
export function SearchPreview({ link }: { link: string }) {
  const [title] = useField('title.raw', '')
  const [excerpt] = useField('excerpt.raw', '')
  const [seoTitle] = useField<string | null>('seo_title', '')
  const [seoDescription] = useField<string | null>('seo_description', '')
  const whole = seoTitle || titleWithShop(title, shopName())
  const words = seoDescription || excerpt
  const advice = [
    !seoTitle && whole.length > SHOWN_SEO.title && 'O título é longo: o fim dele não aparece.',
    words.trim() === '' && 'Escreva um resumo: sem ele, o buscador escolhe um trecho qualquer.',
    !seoDescription && excerpt.length > SHOWN_SEO.description && 'O resumo é longo: o fim dele não aparece.',
  ].filter((one) => one !== false)
  return (
    <Panel title="Como aparece nas buscas">
      <SearchLook address={link} title={whole} description={words || '…'} />
      {advice.map((one) => (
        <Typography key={one} variant="body2" sx={{ mt: 1 }}>
          {one}
        </Typography>
      ))}
      <Box sx={{ mt: 2 }}>
        <SearchWordsInputs instead={{ title: 'o título e o nome da loja', description: 'o resumo' }} />
      </Box>
    </Panel>
  )
}

import { Box, Typography } from '@mui/material'
import { Panel } from '../shared/panel.tsx'
import { useField } from '../shared/use-field.ts'

/** What a search engine cuts off. */
const LONGEST = { title: 60, description: 160 }
const cut = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

/** How it would look where people search, with what can be better said. */
export function SearchPreview({ link }: { link: string }) {
  const [title] = useField('title.raw', '')
  const [excerpt] = useField('excerpt.raw', '')
  const shop = document.getElementById('painel')?.dataset.shop ?? ''
  const whole = `${title} – ${shop}`
  const advice = [
    whole.length > LONGEST.title && 'O título é longo: o fim dele não aparece.',
    excerpt.trim() === '' && 'Escreva um resumo: sem ele, o buscador escolhe um trecho qualquer.',
    excerpt.length > LONGEST.description && 'O resumo é longo: o fim dele não aparece.',
  ].filter((one) => one !== false)
  return (
    <Panel title="Como aparece nas buscas">
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, overflowWrap: 'anywhere' }}>
        <Typography variant="caption" color="textSecondary">
          {link}
        </Typography>
        <Typography color="info" sx={{ fontSize: '1.1rem' }}>
          {cut(whole, LONGEST.title)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {cut(excerpt, LONGEST.description) || '…'}
        </Typography>
      </Box>
      {advice.map((one) => (
        <Typography key={one} variant="body2" sx={{ mt: 1 }}>
          {one}
        </Typography>
      ))}
    </Panel>
  )
}

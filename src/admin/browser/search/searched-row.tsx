import { Box, Button, Chip, Typography } from '@mui/material'
import { Link as RouteLink } from 'react-router-dom'
import { count } from '#kit/pt-br.ts'
import type { SearchedPhrase } from '#shop/reports/figures/service.ts'
import { ActionButton } from '../shared/action-button.tsx'

/** A phrase with what came of it, and what can be done about it. */
export const SearchedRow = ({ row, onSynonym }: { row: SearchedPhrase; onSynonym: (words: string) => void }) => {
  const { words, searches, empty, clicks, adds } = row
  const facts = [count(searches, 'busca', 'buscas'), count(clicks, 'produto aberto', 'produtos abertos'), `${adds} no carrinho`]
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {words}
        </Typography>{' '}
        {empty > 0 && (
          <Chip size="small" color="warning" label={empty >= searches ? 'Sem resultado' : `Sem resultado em ${empty}`} />
        )}
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <ActionButton label="Criar sinônimo" name={words} onClick={() => onSynonym(words)} />
        <Button
          size="small"
          component={RouteLink}
          to={`/search?q=${encodeURIComponent(words)}`}
          aria-label={`Fixar produto: ${words}`}
        >
          Fixar produto
        </Button>
      </Box>
    </Box>
  )
}

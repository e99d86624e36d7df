import { Box, Link, Typography } from '@mui/material'
import type { PhraseRecord } from '#api/vitrine/search-rule-routes.ts'
import { placingText } from './search-labels.ts'

/** The phrases of which something is said. */
export function PhraseList({ phrases, onOpen }: { phrases: readonly PhraseRecord[]; onOpen: (phrase: string) => void }) {
  if (phrases.length === 0)
    return (
      <Typography color="textSecondary">
        Nenhuma ainda. Escreva acima o que os visitantes buscam: você vê a lista como eles, e pode fixar produtos no começo,
        esconder outros ou abrir uma página no lugar dela.
      </Typography>
    )
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {phrases.map((one) => (
        <Typography component="li" key={one.id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Link component="button" type="button" variant="body1" onClick={() => onOpen(one.phrase)}>
            {one.phrase}
          </Link>{' '}
          · {placingText(one)}
        </Typography>
      ))}
    </Box>
  )
}

import { Box, Button, Typography } from '@mui/material'
import type { Suggestion } from '#content/redirects/suggest.ts'

/** Addresses of the shop that are most like the one that was asked for. */
export function SuggestedTargets({
  suggestions,
  onChoose,
}: {
  suggestions: readonly Suggestion[]
  onChoose: (path: string) => void
}) {
  if (suggestions.length === 0) return null
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        Parecidos na loja:
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {suggestions.map(({ path, title }) => (
          <Button
            key={path}
            size="small"
            variant="outlined"
            onClick={() => onChoose(path)}
            sx={{ textTransform: 'none', textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {title} · {path}
          </Button>
        ))}
      </Box>
    </Box>
  )
}

import { Alert, Box, Typography } from '@mui/material'
import type { CollectionRecord } from '#api/vitrine/collection-routes.ts'
import { formatMoney } from '#kit/money.ts'
import { count } from '#kit/pt-br.ts'
import { readCollectionRules } from '#shop/catalog/collections/rules.ts'
import { useRulePreview } from './use-rule-preview.ts'

/** How many products the rules let in as they are typed, and the first of them. */
export function RulePreview(rules: Pick<CollectionRecord, 'rules' | 'sorted_by'>) {
  const { data, error, isPending } = useRulePreview(rules)
  const read = readCollectionRules(rules.rules)
  if (!read.ok) return <Alert severity="info">{read.problem}</Alert>
  if (error) return <Alert severity="info">{error.message}</Alert>
  if (isPending) return <Typography variant="body2">Contando…</Typography>
  return (
    <Box role="status">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {data.count === 0 ? 'Nenhum produto segue estas regras.' : `${count(data.count, 'produto entra', 'produtos entram')}.`}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.examples.map(({ id, name, price, in_stock: inStock }) => (
          <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere' }}>
            {name} · {formatMoney(price)}
            {!inStock && ' · esgotado'}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

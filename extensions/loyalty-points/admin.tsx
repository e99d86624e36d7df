import { Alert, Box, defineSection, ExtensionIcon, Facts, LoadError, Panel, Title, useAnswer } from 'vitrine/admin'

type Customer = { id: number; name: string; earned: number }

function Points() {
  const { data, error, refetch } = useAnswer<Customer[]>('/loyalty-points/v1/customers')
  return (
    <Box sx={{ my: 2, maxWidth: 600 }}>
      <Title title="Pontos de fidelidade" />
      {error && <LoadError onRetry={() => void refetch()}>{error.message}</LoadError>}
      {data?.length === 0 && <Alert severity="info">Ninguém juntou pontos ainda. Eles chegam quando um pedido é pago.</Alert>}
      {data && data.length > 0 && (
        <Panel title="Quem mais juntou">
          <Facts rows={data.map(({ id, name, earned }) => [`${name} (cliente ${id})`, `${earned} pontos`])} />
        </Panel>
      )}
    </Box>
  )
}

export default defineSection({
  group: 'Vendas',
  order: 90,
  pages: [{ path: '/extensoes/loyalty-points', Screen: Points, menu: { label: 'Pontos de fidelidade', icon: ExtensionIcon } }],
})

import { Box, Link, Typography } from '@mui/material'
import { GOOGLE_PATH } from '#shop/accounts/google/contract.ts'

const CONSOLE = 'https://console.cloud.google.com/auth/clients'

/** What the merchant registers at Google, to be copied. */
export function GoogleAddresses() {
  const { origin, hostname, protocol } = location
  const isTried = protocol === 'http:' && hostname !== 'localhost' && hostname !== '127.0.0.1'
  return (
    <Box component="section" aria-label="Como cadastrar a loja no Google" sx={{ mt: 2 }}>
      <Typography component="ol" variant="body2" sx={{ pl: 2.5, m: 0, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        <li>
          Abra o{' '}
          <Link href={CONSOLE} target="_blank" rel="noopener noreferrer">
            Google Cloud
          </Link>
          , crie um projeto para a loja e, nele, um cliente OAuth do tipo «Aplicativo da Web».
        </li>
        <li>
          Em «URIs de redirecionamento autorizados», cole <strong>{`${origin}${GOOGLE_PATH}volta/`}</strong>
        </li>
        <li>Na tela de consentimento, publique o aplicativo: em teste, só entram as pessoas que você listar lá.</li>
        <li>Copie o ID do cliente e a chave secreta para os campos acima, ligue o botão e salve.</li>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        O endereço é o que você usa agora para abrir o painel; clientes têm de chegar à loja pelo mesmo.
        {isTried && ' O Google só aceita endereços que começam com https.'}
      </Typography>
    </Box>
  )
}

import { formatMoney } from '#kit/money.ts'
import type { Order } from '../../../orders/contract.ts'
import { dueOf } from '../../due.ts'
import type { GatewayAction } from './gateway.ts'
import { TEST_GATEWAY_PAGE } from './method.ts'

const LABELS: Record<GatewayAction, string> = {
  approve: 'Aprovar o pagamento',
  refuse: 'Recusar o pagamento',
  delay: 'Aprovar daqui a 20 segundos',
  twice: 'Aprovar e avisar duas vezes',
  disorder: 'Recusar e depois aprovar, avisando na ordem errada',
  lost: 'Aprovar sem avisar a loja',
}

export const GATEWAY_STYLE = `
body{margin:0;padding:1.5rem;background:#eef1f5;color:#1d2733;font:1rem/1.5 system-ui,sans-serif}
main{max-width:28rem;margin:0 auto;padding:1.5rem;background:#fff;border-radius:.75rem}
h1{margin-top:0;font-size:1.375rem}
button{display:block;width:100%;min-height:44px;margin-top:.75rem;padding:.5rem 1rem;border:2px solid #1d4f91;border-radius:.5rem;background:#fff;color:#1d4f91;font:inherit;font-weight:600;cursor:pointer}
button[value=approve]{background:#1d4f91;color:#fff}
button:focus-visible{outline:3px solid #f0a202;outline-offset:2px}
`

const asText = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The gateway's own page, which looks like nobody else's: a real one would stand on another site. */
export function gatewayPage({ id, key, number, paymentMethod, ...sums }: Order): string {
  const buttons = Object.entries(LABELS).map(([action, label]) => `<button name="action" value="${action}">${label}</button>`)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pagamento de teste</title>
<style>${GATEWAY_STYLE}</style>
</head>
<body>
<main>
<h1>Pagamento de teste</h1>
<p>Pedido #${number}: <strong>${formatMoney(dueOf(sums))}</strong>, ${asText(paymentMethod.title)}</p>
<p>Nenhum dinheiro é cobrado aqui. Escolha o que deve acontecer:</p>
<form method="post" action="${TEST_GATEWAY_PAGE}">
<input type="hidden" name="order" value="${id}">
<input type="hidden" name="key" value="${key}">
${buttons.join('\n')}
</form>
</main>
</body>
</html>`
}

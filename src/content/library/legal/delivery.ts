import { escaped } from '../elements.ts'
import { orFill, type ShopFacts } from '../shop-facts.ts'
import { contactSentence, identity } from './identity.ts'

/** «1 dia útil», «até 3 dias úteis». */
const handlingText = (days: number | undefined) => {
  if (days === undefined || days === 0) return `até ${orFill('', 'dias úteis de preparo')}`
  return days === 1 ? 'até 1 dia útil' : `até ${days} dias úteis`
}

/** How and when things arrive, as the Decreto 7.962/2013 (art. 2º, V) and the CDC (arts. 30, 35, 39, XII) want it said. */
export const deliveryText = (shop: ShopFacts) => `
<p>Aqui está como a ${escaped(shop.name)} prepara, envia e entrega os pedidos, e o que fazer se algo sair do combinado.</p>
<h2>Prazo de entrega</h2>
<p>O prazo e o frete são calculados pelo CEP e aparecem na página do produto, no carrinho e antes de você pagar. O prazo prometido na compra é o que vale (art. 30 do CDC).</p>
<ul>
<li><strong>Preparo:</strong> o pedido sai da loja em ${handlingText(shop.handlingDays)}, contados da confirmação do pagamento.</li>
<li><strong>Transporte:</strong> depois da saída, conta o prazo da forma de envio que você escolheu.</li>
<li><strong>Pagamento:</strong> Pix e cartão são confirmados quase na hora; boleto leva até 3 dias úteis.</li>
<li><strong>Sob encomenda e pré-venda:</strong> a página do produto diz o prazo de cada um.</li>
</ul>
<h2>Acompanhe o pedido</h2>
<p>Quando o pedido sai, o código de rastreio vai por e-mail. Ele também fica em <a href="/minha-conta/">Minha conta</a>.</p>
<h2>Recebimento</h2>
<ul>
<li>Confira o endereço antes de finalizar: é para ele que o pedido vai.</li>
<li>Se a embalagem chegar aberta ou danificada, você pode recusar e nos avisar. Receber não tira nenhum direito seu.</li>
<li>Se ninguém estiver em casa, a transportadora tenta de novo ou deixa o pacote para retirada. Um novo envio por nossa falha não tem custo.</li>
</ul>
<h2>Se atrasar ou não chegar</h2>
<p>Fale com a gente. Se o prazo prometido não for cumprido, você escolhe (art. 35 do CDC): exigir a entrega, aceitar outro produto ou cancelar a compra e receber tudo de volta, inclusive o frete, com correção.</p>
<h2>Desistência e trocas</h2>
<p>Você tem sete dias corridos, contados do recebimento, para desistir da compra (art. 49 do CDC). Veja <a href="${escaped(shop.pages.returns)}">trocas e devoluções</a>.</p>
<h2>Atendimento</h2>
<p>${contactSentence(shop)} Toda mensagem é respondida em até cinco dias (art. 4º do Decreto nº 7.962/2013).</p>
<p>${identity(shop)}</p>
<p>Última atualização: ${escaped(shop.today)}.</p>`

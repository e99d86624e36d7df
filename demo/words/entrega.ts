import { shop } from '../shop.ts'

export const entrega = `
<p>Enviamos para todo o Brasil, a partir de Tiradentes, Minas Gerais. Aqui está como calculamos o frete, em quanto tempo a caixa sai e o que fazer se ela atrasar.</p>
<h2>Quanto custa</h2>
<ul>
<li><strong>Frete grátis</strong> para compras acima de R$ 299, em todo o Brasil. O valor considerado é o dos produtos, depois dos descontos.</li>
<li><strong>Abaixo de R$ 299,</strong> o frete depende do CEP, do peso e do tamanho da caixa. Você vê o valor no carrinho, ao informar o CEP, antes de se cadastrar.</li>
<li><strong>Retirada na loja</strong> não tem custo. Avisamos por e-mail quando o pedido estiver separado.</li>
</ul>
<p>Não cobramos embalagem, seguro nem manuseio à parte. O total mostrado antes de finalizar a compra é o total que você paga.</p>
<h2>Em quanto tempo chega</h2>
<p>O prazo tem duas partes:</p>
<ol>
<li><strong>Preparo:</strong> até três dias úteis depois da confirmação do pagamento, para conferir, embalar e postar.</li>
<li><strong>Transporte:</strong> o tempo informado no carrinho para o seu CEP, contado em dias úteis a partir da postagem.</li>
</ol>
<p>Como referência, este é o prazo de transporte mais comum:</p>
<table>
<thead><tr><th>Região</th><th>Dias úteis depois da postagem</th></tr></thead>
<tbody>
<tr><td>Minas Gerais, São Paulo, Rio de Janeiro, Espírito Santo</td><td>2 a 5</td></tr>
<tr><td>Sul e Centro-Oeste</td><td>4 a 8</td></tr>
<tr><td>Nordeste</td><td>6 a 10</td></tr>
<tr><td>Norte</td><td>8 a 14</td></tr>
</tbody>
</table>
<p>Vale o prazo mostrado no seu pedido. Em áreas rurais e localidades sem entrega em domicílio, a caixa pode ficar na agência mais próxima; nesse caso, avisamos.</p>
<h2>Acompanhar o pedido</h2>
<p>No dia da postagem, você recebe um e-mail com o código de rastreio. O andamento também aparece em <a href="/minha-conta/">Minha conta</a>, na seção Pedidos.</p>
<h2>Na hora de receber</h2>
<ul>
<li>Alguém maior de 18 anos precisa assinar. Pode ser o porteiro.</li>
<li>Se a caixa estiver amassada, molhada ou aberta, você pode recusar e escrever o motivo no recibo. Avise-nos e reenviamos.</li>
<li>Só viu o dano depois de abrir? Sem problema: mande fotos por e-mail ou WhatsApp. O seu direito não depende de ter percebido na porta.</li>
</ul>
<h2>Endereço errado ou ninguém em casa</h2>
<p>A transportadora costuma tentar mais de uma vez. Se a caixa voltar para nós, entramos em contato para combinar um novo envio; o segundo frete fica por sua conta quando o endereço informado estava incorreto. Se preferir, cancelamos e devolvemos o valor.</p>
<h2>Atrasou</h2>
<p>Passou do prazo informado? Escreva para <a href="mailto:${shop.email}">${shop.email}</a>. Abrimos a busca com a transportadora no mesmo dia útil. Pelo artigo 35 do Código de Defesa do Consumidor, você pode escolher entre exigir a entrega, aceitar outro produto equivalente ou cancelar e receber de volta tudo o que pagou, com correção.</p>
<h2>Produtos digitais</h2>
<p>O guia de cuidados não tem frete. O link para baixar chega por e-mail assim que o pagamento é confirmado e fica disponível em Minha conta, na seção Downloads.</p>
<h2>Pedidos com mais de uma peça</h2>
<p>Mandamos tudo junto sempre que cabe. Quando a rede vai com a cerâmica, às vezes são duas caixas, com dois códigos e um frete só.</p>
`

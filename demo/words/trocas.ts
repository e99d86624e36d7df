import { shop } from '../shop.ts'

export const trocas = `
<p>Comprou e não era o que esperava? Chegou com defeito? Aqui estão os seus direitos e o caminho mais curto para usá-los. Esta página segue o Código de Defesa do Consumidor (Lei nº 8.078/1990) e o Decreto nº 7.962/2013, que trata do comércio eletrônico.</p>
<h2>Arrependimento: 7 dias</h2>
<p>Você pode desistir de qualquer compra feita nesta loja em até <strong>sete dias corridos, contados do recebimento</strong>, sem explicar o motivo (art. 49 do CDC). Se o pedido chegar em mais de uma caixa, o prazo conta da última. Vale também para o produto digital.</p>
<ul>
<li>Devolvemos <strong>tudo o que você pagou, inclusive o frete de envio</strong>, com atualização monetária.</li>
<li>O frete da devolução é por nossa conta: enviamos o código de postagem ou combinamos a coleta.</li>
<li>Você pode abrir a caixa e experimentar a peça, como faria na loja. Pedimos só que ela volte inteira e, se possível, na embalagem original. A falta da caixa não impede a devolução.</li>
</ul>
<h3>Como pedir</h3>
<ol>
<li>Use o mesmo meio da compra: entre em <a href="/minha-conta/">Minha conta</a>, abra o pedido e avise que quer devolver. Se comprou sem cadastro, escreva para <a href="mailto:${shop.email}">${shop.email}</a> com o número do pedido. Telefone (${shop.phone}) e WhatsApp (${shop.whatsapp}) também valem.</li>
<li>Você recebe na hora a confirmação de que o pedido de devolução chegou (art. 5º, § 4º, do Decreto).</li>
<li>Poste a caixa com o código que enviarmos.</li>
<li>Avisamos imediatamente a administradora do cartão ou o banco, para que a cobrança não seja lançada ou seja estornada (art. 5º, § 3º). No pagamento por transferência, depositamos na conta que você indicar.</li>
</ol>
<p>Não esperamos a peça voltar para iniciar o reembolso: ele começa em até um dia útil depois do seu aviso. O tempo até o valor aparecer depende do banco; no cartão, pode ser na fatura seguinte.</p>
<h2>Defeito</h2>
<p>Peça feita à mão tem variação de cor, veio e medida, e isso não é defeito. Trinca, vazamento, costura que abre, lasca e peça trocada são. Os prazos para reclamar de defeito aparente (art. 26 do CDC) são:</p>
<table>
<thead><tr><th>Tipo de produto</th><th>Prazo, a partir da entrega</th></tr></thead>
<tbody>
<tr><td>Não durável (velas)</td><td>30 dias</td></tr>
<tr><td>Durável (cerâmica, madeira, tecidos, decoração, roupas e demais peças)</td><td>90 dias</td></tr>
</tbody>
</table>
<p>Se o defeito estava escondido e só apareceu com o uso, o prazo começa no dia em que ele ficou evidente (art. 26, § 3º).</p>
<p>Pela lei, temos até 30 dias para resolver; não resolvendo, você escolhe entre outra peça igual, o dinheiro de volta com correção ou um abatimento no preço (art. 18, § 1º). Na prática, oferecemos essas três opções desde o primeiro contato, porque vaso trincado não se conserta. O frete é sempre nosso.</p>
<h2>Chegou quebrado</h2>
<p>Mande fotos da caixa, do recheio e da peça por e-mail ou WhatsApp, de preferência em até dois dias, para facilitar a conversa com a transportadora. Passou disso? Escreva assim mesmo: os prazos de defeito acima continuam valendo. Enviamos outra peça ou devolvemos o valor, como você preferir, e você não precisa devolver os cacos.</p>
<h2>Troca por gosto ou tamanho: 30 dias</h2>
<p>Além do que a lei garante, trocamos peças sem uso em até 30 dias do recebimento, por outro tamanho, outra cor ou por crédito na loja. Quem ganhou de presente também pode pedir, com o número do pedido. Nesse caso, o frete de volta é seu e o de ida da nova peça é nosso. Não entram na troca por gosto as velas já acesas e o produto digital já baixado.</p>
<h2>Atendimento</h2>
<p>Toda mensagem recebe confirmação de recebimento e resposta em até cinco dias, como manda o art. 4º do Decreto; quase sempre, no mesmo dia útil. Se não ficar satisfeito, você pode procurar o Procon da sua cidade ou a plataforma <a href="https://www.consumidor.gov.br/">consumidor.gov.br</a>.</p>
<p>${shop.legalName}, CNPJ ${shop.cnpj}, ${shop.address.street}, ${shop.address.district}, ${shop.address.city}, ${shop.address.state}, CEP ${shop.address.postcode}.</p>
`

export const blogBarro = `
<p>Quem chega a Minas Novas no começo da manhã vê primeiro a fumaça. É dia de forno na casa de Dona Zulmira, e dia de forno não se marca no calendário: marca-se quando há peça seca, lenha rachada e nenhum sinal de chuva.</p>
<p>Fomos acompanhar uma fornada inteira. Contamos aqui o caminho, do barranco à prateleira.</p>
<h2>O barro vem de perto</h2>
<p>O barro bom fica a meia hora de caminhada, num barranco perto do córrego. Dona Zulmira reconhece pelo dente: põe um grão na boca e, se ranger, tem areia demais. Leva para casa em torrões, deixa secar, pisa, peneira e molha outra vez. Antes de modelar, o barro descansa uma semana debaixo de um pano úmido.</p>
<blockquote><p>“Barro apressado racha no fogo e a culpa é sua, não dele.”</p></blockquote>
<h2>Levantar sem torno</h2>
<p>No Vale, a peça sobe com rolinhos. A artesã estende uma cobra de barro, encaixa sobre a anterior e alisa com um sabugo de milho, por dentro e por fora. Um <a href="/produto/vaso-jequitinhonha/">vaso de trinta centímetros</a> leva dois dias, porque a parte de baixo precisa firmar antes de receber o peso da de cima.</p>
<p>Depois vem a secagem, à sombra, por dez dias ou mais. Nessa hora, o vento é um perigo: seca um lado antes do outro.</p>
<h2>A tinta também é terra</h2>
<p>As cores são barros diluídos em água, guardados em latas de goiabada:</p>
<ul>
<li><strong>Branco:</strong> tabatinga, um barro claro de beira de rio.</li>
<li><strong>Vermelho:</strong> tauá, rico em ferro, que escurece na queima.</li>
<li><strong>Creme e rosado:</strong> misturas dos dois, em proporção que cada família guarda para si.</li>
</ul>
<p>O pincel é de pena de galinha ou de algodão enrolado num palito. Não há esboço: a flor nasce pronta.</p>
<h2>Um dia inteiro de fogo</h2>
<p>O forno é uma cúpula de tijolo no quintal. De manhã, o fogo é baixo, só para terminar de secar. Ao meio-dia, a lenha aumenta. No fim da tarde, quando as peças ficam da cor da brasa, fecha-se a boca e espera-se até o dia seguinte. Abrir antes é perder tudo.</p>
<p>De uma fornada de quarenta peças, quatro ou cinco racham. As outras trazem manchas mais escuras, no lado em que a chama encostou. Não é defeito, é a assinatura do forno.</p>
<h2>O que isso muda na sua casa</h2>
<p>Saber como a peça foi feita ajuda a cuidar dela. O barro natural é poroso: respira, sua e absorve. Por isso o vaso pede um copo com água por dentro, e a <a href="/produto/moringa-de-barro/">moringa</a> nunca vê sabão. Em troca, refresca a água sem tomada e fica mais bonita a cada ano.</p>
<p>Os vasos desta fornada já estão na loja. São poucos, e cada um tem uma flor diferente. Quando acabarem, a gente espera a próxima fumaça.</p>
`

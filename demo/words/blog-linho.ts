export const blogLinho = `
<p>O linho tem fama de difícil. É injusta: ele só não gosta de ser tratado como poliéster. Com três ou quatro hábitos, dura décadas e fica mais macio a cada lavagem. Foi o que aprendemos com Nilza, que corta os nossos <a href="/produto/avental-de-linho/">aventais</a> e <a href="/produto/camisa-de-linho/">camisas</a> há oito anos.</p>
<h2>Por que ele amassa</h2>
<p>A fibra do linho é longa e rígida, feita de um talo. Ela dobra e guarda a dobra, ao contrário do algodão, que volta um pouco, e dos sintéticos, que voltam muito. A mesma rigidez faz o tecido ficar longe da pele e ser tão fresco. O amassado é o preço do frescor, e a gente acha que vale.</p>
<h2>Na máquina</h2>
<ul>
<li>Água fria ou até 30 °C. A quente encolhe e desbota.</li>
<li>Tambor pela metade. O linho precisa de espaço para não vincar.</li>
<li>Metade do sabão que você usaria. O resíduo endurece a fibra.</li>
<li>Sem amaciante e sem alvejante com cloro.</li>
<li>Centrifugação baixa, ou nenhuma.</li>
</ul>
<p>Peças de cor vão separadas nas duas primeiras vezes. As cruas podem ir com toalhas claras, mas não com jeans.</p>
<h2>No varal</h2>
<p>Pendure ainda pingando e puxe as costuras com as mãos. O peso da água faz metade do trabalho do ferro. Camisa seca no cabide; toalha de mesa, dobrada ao meio no varal, sem prendedor. Sol forte amarela o branco e desbota a cor: prefira meia-sombra com vento.</p>
<h2>Se for passar</h2>
<p>Passe úmido, pelo avesso, com ferro quente e vapor. Se secou demais, borrife água, enrole a peça por dez minutos e só então passe. Linho seco no ferro é discussão perdida.</p>
<p>Quer o meio-termo? Passe só a gola, os punhos e a vista dos botões. O resto, amassado, parece escolha. E é.</p>
<h2>Manchas mais comuns</h2>
<table>
<thead><tr><th>Mancha</th><th>O que fazer</th></tr></thead>
<tbody>
<tr><td>Gordura</td><td>Talco ou amido por uma hora, escovar e lavar</td></tr>
<tr><td>Vinho</td><td>Água com gás na hora; sabão de coco depois</td></tr>
<tr><td>Molho de tomate</td><td>Água fria pelo avesso, sabão neutro, sol fraco</td></tr>
<tr><td>Café</td><td>Água fria e uma pasta de bicarbonato</td></tr>
</tbody>
</table>
<p>A regra geral: nunca água quente na mancha nova e nunca esfregar com força. Encoste, absorva, repita.</p>
<h2>Guardar</h2>
<p>Limpo, bem seco e solto. Dobras sempre no mesmo lugar enfraquecem a fibra; mude a dobra de vez em quando ou enrole a toalha num tubo de papelão. Um sachê de louro ou de cravo ajuda a manter as traças longe, sem o cheiro da naftalina.</p>
<p>Feito isso, use. Linho guardado para ocasião especial é que estraga.</p>
`

export const blogRede = `
<p>Rede mal pendurada dá dor nas costas, arrasta no chão ou derruba visita. Bem pendurada, é o melhor móvel da casa. A diferença está em três medidas e num bom par de ganchos.</p>
<h2>As três medidas</h2>
<ul>
<li><strong>Distância entre os ganchos:</strong> de 3 a 3,5 m para uma rede de 4,20 m. A conta serve para qualquer uma: cerca de 80% do comprimento total.</li>
<li><strong>Altura dos ganchos:</strong> de 1,70 a 1,90 m do chão. Se a distância for menor, suba os ganchos e complete com corda.</li>
<li><strong>Altura do assento:</strong> vazia, a parte mais baixa deve ficar a uns 60 cm do chão. Com uma pessoa deitada, desce até a altura de uma cadeira.</li>
</ul>
<p>A curva certa parece um sorriso aberto. Esticada demais, a rede fecha como um casulo e força os ganchos. Frouxa demais, dobra a coluna.</p>
<h2>Onde prender</h2>
<p>Em alvenaria de tijolo maciço ou concreto, use gancho com bucha de expansão de 12 mm ou chumbador. Em viga de madeira, gancho de rosca com pelo menos 8 cm dentro dela, furado antes com broca mais fina.</p>
<p>Não prenda em drywall, tijolo furado ou pilar de enfeite. Na dúvida, chame um pedreiro: uma pessoa se balançando puxa bem mais do que o próprio peso.</p>
<h2>Passo a passo</h2>
<ol>
<li>Marque os dois pontos na mesma altura, com nível ou mangueira.</li>
<li>Fure, limpe o pó do furo e instale o gancho com a boca para cima.</li>
<li>Pendure uma corda em cada gancho e prenda o punho com um nó que se regule.</li>
<li>Sente-se devagar, com os pés no chão, e balance de leve.</li>
<li>Confira os ganchos depois da primeira semana e, dali em diante, a cada seis meses.</li>
</ol>
<h2>Como deitar</h2>
<p>Na diagonal. É o segredo de quem dorme em rede: o corpo fica quase reto, porque o pano se abre. Cabeça para um lado, pés para o outro, num ângulo de uns trinta graus. Por isso uma <a href="/produto/rede-de-descanso/">rede larga</a> é confortável até para uma pessoa só.</p>
<h2>Lavar e guardar</h2>
<p>Amarre cada punho e ponha dentro de um saco ou de uma fronha, para não virar um ninho. Lave à mão ou em máquina grande, com água fria e sabão neutro. Seque à sombra, aberta, pendurada pelos dois lados.</p>
<p>Na varanda, sol e chuva são o que mais envelhece o algodão. Recolha quando não estiver usando: num gancho só, dobrada, ela ocupa o lugar de um casaco.</p>
<p>Se a varanda de crochê rasgar num ponto, escreva para nós. Dona Francisca já mandou, pelo correio, agulhada por agulhada, a explicação do conserto, e temos guardada.</p>
`

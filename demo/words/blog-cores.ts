export const blogCores = `
<p>Quando escolhemos as cores da loja, não abrimos catálogo. Olhamos pela janela: o barro da estrada, o verde seco da serra em agosto, o azul do céu meia hora depois que o sol se põe. Terracota, oliva e índigo convivem bem porque já convivem lá fora.</p>
<h2>Uma conta simples</h2>
<p>Decoradores falam em 60, 30 e 10. Funciona, e não precisa de régua:</p>
<ul>
<li><strong>60%</strong> de base clara: parede, sofá, lençol. Branco quente, cru ou areia.</li>
<li><strong>30%</strong> de uma cor da terra: a manta, o tapete, as toalhas.</li>
<li><strong>10%</strong> de contraste: um vaso, duas almofadas, a capa do caderno sobre a mesa.</li>
</ul>
<p>Se a sala parece sem graça, falta o contraste. Se cansa, ele passou dos 10%.</p>
<h2>Terracota</h2>
<p>É quente e avança: faz o canto grande parecer mais acolhedor. Vai bem com cru, madeira clara e verde de planta de verdade. Evite ao lado de vermelho vivo, que a deixa apagada. Para começar, um <a href="/produto/vaso-gota/">Vaso Gota</a> perto da janela.</p>
<h2>Oliva</h2>
<p>É o coringa. Funciona como neutro, quase como um cinza que tomou sol. Combina com todas as outras cores da nossa paleta e perdoa mancha, o que faz dele a melhor escolha para avental e pano. Só pede luz: em quarto escuro, vira marrom.</p>
<h2>Índigo</h2>
<p>É frio e recua: dá profundidade. Numa casa cheia de madeira, é ele quem refresca. Use em tecido e cerâmica, em poucas peças. Uma <a href="/produto/manta-sertao/">manta índigo</a> no pé da cama branca já é decoração suficiente.</p>
<h2>Três combinações prontas</h2>
<table>
<thead><tr><th>Lugar</th><th>Base</th><th>Cor</th><th>Contraste</th></tr></thead>
<tbody>
<tr><td>Sala</td><td>Cru</td><td>Terracota</td><td>Índigo</td></tr>
<tr><td>Quarto</td><td>Branco e areia</td><td>Oliva</td><td>Ocre</td></tr>
<tr><td>Banheiro</td><td>Branco</td><td>Índigo</td><td>Terracota</td></tr>
</tbody>
</table>
<h2>Teste antes de comprar</h2>
<ol>
<li>Junte num canto tudo o que você já tem daquela cor: um livro, uma blusa, uma fruta.</li>
<li>Deixe três dias e olhe de manhã, à tarde e com a luz acesa.</li>
<li>Se no terceiro dia você ainda parar para olhar, a cor é sua.</li>
</ol>
<h2>Textura também é cor</h2>
<p>Um ambiente todo cru não precisa ser monótono: linho, palha, barro sem esmalte e madeira têm brilhos diferentes, e o olho lê isso como cor. Uma <a href="/produto/almofada-renda/">almofada de renda</a> sobre um sofá da mesma cor aparece mais do que uma estampada.</p>
<p>E não se preocupe com o tom exato. As peças feitas à mão variam de um lote para outro, e é essa pequena diferença que faz a casa parecer juntada aos poucos, e não comprada num dia só.</p>
`

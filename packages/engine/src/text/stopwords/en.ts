export const en = `a about above across after again against all along alongside also although always am amid among amongst an and another any are aren't as at be became because been before behind being
below beneath beside besides between beyond both but by can can't cannot could couldn't despite did didn't do does doesn't doing don't done down during each either else even ever every few for from further
get gets got had hadn't has hasn't have haven't having he her here hers herself him himself his how however i if in include included includes including into is isn't it  its itself just let like
made make makes many may me might mine more most much must my myself neither never no nor not now of off often on once one only onto or other others our ours ourselves
out over own per quite rather really s same shall she should shouldn't since so some still such t than that the their theirs them themselves then there these they
this those though through thus to too toward towards under until up upon us use used uses using very via was wasn't we were weren't what when where whether which while who
whom whose why will with within without won't would wouldn't yet you you're your yours yourself yourselves
we've we'll we're we'd you've you'll you'd they've they'll they're they'd i'm i've i'll i'd it'll that's there's here's what's who's he's she's let's ain't`;

import article from '../shared/article.json' with { type: 'json' };
import chrome from '../shared/chrome.json' with { type: 'json' };
import city from '../shared/city.json' with { type: 'json' };
import classes from '../shared/classes.json' with { type: 'json' };

export { article, chrome, city, classes };

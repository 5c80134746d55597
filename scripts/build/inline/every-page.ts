/* The script of a page whose scripts start at once. */
import './stay-when-offline';
import './skip-late-fade';

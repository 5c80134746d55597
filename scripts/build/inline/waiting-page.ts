/* The script of a page that waits for the visitor. */
import './every-page';
import './save-data';
import './lay-out-later';
import './hydrate-later';

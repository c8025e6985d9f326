/* Fills the screen with the least work that a GTK program can do. bench.sh compares the start of Quiver with this. */
#include <gtk/gtk.h>

int main(int count, char **arguments) {
  gtk_init(&count, &arguments);
  GtkWidget *window = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_fullscreen(GTK_WINDOW(window));
  gtk_widget_show_all(window);
  gtk_main();
}
